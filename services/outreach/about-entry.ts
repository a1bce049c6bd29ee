/** As ids of entries are written. What a form says of the page that it is about counts as empty where it is none. */
export const entryIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
