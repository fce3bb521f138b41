/** What other features use of users. */
export { isBuiltIn, randomPassword, type Login } from './administrator.ts';
export { takesLastAdministrator } from './last-administrator.ts';
export {
  customerAnswer,
  customerColumns,
  findCustomer,
  type CustomerRow,
} from './customer-columns.ts';
