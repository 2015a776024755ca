import { brand } from '@postprocure/contracts/brand';

export const chatHours = 'Send a message any time. Our team replies Mon-Sat, 10 AM-6 PM IST.';

export const chatWelcome = `Welcome to ${brand.name} support. Ask us anything. You can come back later in this browser to continue the conversation.`;
