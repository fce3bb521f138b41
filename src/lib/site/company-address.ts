import { townLine } from '../../../contract/users/postal-address.ts';
import { company } from './company.ts';

const { street, zipCode, town } = company.address;

/** `12345 Musterstadt` */
export const companyTown = townLine({ zipCode, city: town });

/** The company's address in one line, without its country. */
export const companyAddress = `${street}, ${companyTown}`;
