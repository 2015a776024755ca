export { formatDate as formatDay } from '@postprocure/contracts/indian-date';
