/** So many of what is for a member stand first, and are mixed. */
export const mostFirst = 5;
