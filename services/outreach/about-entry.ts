/** As ids of entries are written (`nameForm` of the model, which no browser loads). What a form says of the page that it is about counts as empty where it is none. */
export const entryIdPattern = /^\w[\w.-]*$/;
