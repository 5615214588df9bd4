export { finder } from '../../rules/search.ts';
export { Results } from './results.tsx';
