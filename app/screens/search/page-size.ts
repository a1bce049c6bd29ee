/** Results on one page. */
export const pageSize = 10;
