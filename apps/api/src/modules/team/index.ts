export { createTeamHandlers } from './team.service.ts';
