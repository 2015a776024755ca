import type { ThreadTable } from '../threads/index.ts';

export const enquiryThreads: ThreadTable = {
  name: 'enquiries',
  since: 'created_at',
  closedStatus: 'resolved',
  events: 'enquiry_events',
  eventsKey: 'enquiry_id',
};
