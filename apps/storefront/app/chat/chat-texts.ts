import { brand } from '@postprocure/contracts/brand';

export const chatHours = 'Acknowledged at once, day and night. Our team answers Mon-Sat, 10:00-18:00 IST.';

export const chatWelcome = `Welcome to ${brand.name} support. Write your question here. If you come back later in this browser, the conversation is still here.`;
