export { formatDate as formatDay, formatDateTime as formatMoment } from '@postprocure/contracts/indian-date';
