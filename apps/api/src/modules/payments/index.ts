export { sumPendingTopUps } from './top-up.repository.ts';
