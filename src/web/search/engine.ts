export { finder } from '../../domain/search.ts';
export { Results } from './results.tsx';
