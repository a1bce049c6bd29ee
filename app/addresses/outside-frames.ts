/** Where frames of our own stand, in which scripts of others are kept apart: the form of the campaign, and containers of analytics. */
export const outsideFrames = '/outside';
export const campaignFrame = `${outsideFrames}/campaign`;
export const analyticsFrame = (number: number) => `${outsideFrames}/analytics/${number}`;
