/** What others use of the company's facts and terms. */
export { companyFacts, homeOf, type CompanyFacts } from './facts.ts';
export { currentTerms, termsQueries } from './terms.ts';
export { checkMeetings } from './meetings.ts';
export { openingInWords, outsideHoursInWords } from './opening-in-words.ts';
export { addressOf, placeInWords } from './places.ts';
