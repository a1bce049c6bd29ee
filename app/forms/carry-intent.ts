/** What a link means to do that takes what is typed along: the page that is sent it shows it again, and carries out nothing. */
export const carryIntent = 'carry';
