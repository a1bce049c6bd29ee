/** Under which a page asks for what belongs to its forms, and is the same for nobody. */
export const outreachPath = '/api/outreach';
/** Where a page gets a time token. */
export const tokenPath = `${outreachPath}/token`;
