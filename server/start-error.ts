/** Aborts the start. Its message is one sentence for the person who starts the server. */
export class StartError extends Error {}
