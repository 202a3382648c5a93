import { SLOW, webProject } from './vitest.config.ts';

export default webProject('web-slow', SLOW, []);
