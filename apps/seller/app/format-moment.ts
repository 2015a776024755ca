export { formatDay, formatMoment } from '@postprocure/contracts/format-date';
