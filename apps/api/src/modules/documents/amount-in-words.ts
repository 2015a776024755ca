import { ToWords } from 'to-words';

const converter = new ToWords({ localeCode: 'en-IN', converterOptions: { currency: true } });

/** Spells a total as on Indian invoices: `Twelve Lakh Thirty Four Rupees And Fifty Paise Only`. */
export const amountInWords = (paise: number): string => converter.convert((paise / 100).toFixed(2));
