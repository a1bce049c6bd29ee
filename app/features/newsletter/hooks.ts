/** Of the one field in the footer: articles lead to it from their end. */
export const newsletterFieldId = 'newsletter-email';
