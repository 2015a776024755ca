/** Of the Terms of Use and the User Agreement that forms ask people to agree to, as the legal pages state it. */
export const termsVersion = '1.0';
