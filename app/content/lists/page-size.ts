/** As many as two columns hold that are read without turning over. */
export const pageSize = 20;
