export { photosOfDamage } from './damage-repository.ts';
