/** The scheme is bounded, so that a long text of dots and letters is looked through once. */
const credentials = /(\b[a-z][a-z0-9+.-]{0,9}:\/\/)[^\s/?#]*@/gi;

/** A text without the users and passwords of the addresses in it: reports, mails and logs are read by many. */
export const withoutCredentials = (text: string): string => text.replaceAll(credentials, "$1");
