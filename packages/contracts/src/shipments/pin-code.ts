/** Six digits. The first is the postal region, from 1 to 9. */
export const pincodePattern = /^[1-9]\d{5}$/;

export const pincodeMessage = 'Please enter a 6-digit Indian pincode that does not start with 0.';
