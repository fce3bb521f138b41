/** What is asked: a plate and a time. */
export interface Question {
  plate: string;
  /** A wall-clock time at the company's place. */
  at: string;
  second?: 'true' | 'false';
}
