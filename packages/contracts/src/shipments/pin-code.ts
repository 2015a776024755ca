/** Six digits. The first is the postal zone, from 1 to 9. */
export const pincodePattern = /^[1-9]\d{5}$/;

export const pincodeMessage = 'Please enter a 6-digit Indian pincode, not beginning with 0.';
