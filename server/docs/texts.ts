/** What each status means in every call. */
export const meanings: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  304: 'Unchanged since the answer whose ETag was sent',
  400: 'Something sent is wrong or missing; `message` tells the first, `errors` each field',
  401: 'No token or API key, or an unknown or expired one; or the log-in failed',
  403: 'The role or the API key does not suffice, the record is built in, the access is switched off, or a fresh proof is needed',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'It collides with what is there: an e-mail address, a booking, an image in use',
  412: 'The record was changed since the version that `If-Match` names; `current` is as it is now, and `ETag` its version',
  413: 'The body is too large',
  415: 'The body is of a kind that is not accepted',
  422: 'The `Idempotency-Key` was sent with another request before',
  429: 'Too many tries; `Retry-After` tells the seconds to wait',
  503: 'The server cannot answer now; `Retry-After` tells the seconds to wait',
};

export const introduction = [
  'Within version 1 nothing that is documented goes or changes its meaning. What may come at any time: calls, optional parameters and fields of a body, fields of an answer, values of an enumeration that an answer has, codes of errors. Clients ignore what they do not know.',
  'A call that is to go is marked as `deprecated` here, and the changelog says what replaces it, at least a year and one release before it goes. The calls of the specification that other servers have, too, stay as they are.',
  'Each call says which right it takes; roles are lists of rights. It also says how often it may be made: beyond a limit it answers 429, and an overloaded server 503, both with `Retry-After` in seconds.',
  'Programs that keep a copy ask `GET /reservations/changed`, `/vehicles/changed`, `/customers/changed` or `/invoices/changed`: first without a cursor or with `updatedAfter`, then with the `cursor` of the last answer, at once while `hasMore`. A `record` that is null was deleted. Times are those of the change, so that nothing is missed; after the company restored a backup, begin anew.',
  'Users log in for a token, which is sent as `Authorization: Bearer <token>`. It ends 24 hours after its last use, after 30 days, and by logging out. Some calls ask for a fresh proof of who calls: a log-in counts for 15 minutes, later `POST /proof` with the password does.',
  'Other programs need no log-in: they send an API key, which somebody made for them at `/admin/keys`, in the same place, `Authorization: Bearer rk_…`. It may do what it was given and its maker still may do. Calls that take no right are for people, and so are keys, roles, passwords, merging and erasing: 403. Beyond 600 calls a minute a key gets a 429; other answers tell its limit as `RateLimit-Limit`, `RateLimit-Remaining` and, in seconds, `RateLimit-Reset`. The history names the key.',
  'What happens is told to other programs by webhooks, which are set up at `/admin/webhooks` and signed as Standard Webhooks says, so that its libraries check them: a POST with `webhook-id`, which stays in each attempt, `webhook-timestamp` and `webhook-signature`, and `{type, timestamp, data}` as JSON. `data` is `{id, record}`: the record as it is when it is told, with the fields of the calls for changes, or null if it is gone. Of blocks, payments and messages it has no names and no free text. Any status from 200 to 299 within ten seconds means that it arrived; otherwise it is told again after growing pauses, for some three days. Something may be told twice, and in another order than it happened.',
  'Times are wall-clock times at the company’s place. They are sent as `MM/DD/YYYY HH:mm:ss`, `YYYY-MM-DD HH:mm` or `YYYY-MM-DDTHH:mm[:ss]` and answered as `YYYY-MM-DDTHH:mm:ss`, always without a zone.',
  'Amounts are in the company’s currency, which is the US dollar unless it says otherwise. Further fields of a body are ignored. A parameter that a call does not know is refused as `unknown_parameter`, but ignored by the calls that other servers of this contract have, too. Every failure has the form of `Error`: programs go by its `code` and the `codes` of its fields, whose messages may be reworded.',
  'A password has 8 to 128 characters, among them a lowercase and an uppercase letter, a digit and one of `@$!%*#?&`. A phone number is written as `(999) 999-9999`, or with `+`, its country code and 8 to 15 digits.',
  'Much of a vehicle is optional. A change without such a field leaves it as it was, and null clears it. `image` holds the main image of a vehicle, `furtherImages` the others in their order. The main one is named in the address of a change; `furtherImages` in the body sets the others, and without it they stay.',
  'Some records are answered with their version as `ETag`. A change that carries it as `If-Match` changes that version alone: when somebody else was faster it is a 412 with `changed_meanwhile`, and changes nothing. Without `If-Match` the last change counts.',
  'A booking may carry an `Idempotency-Key`, a fresh one for each booking that is wanted. A request that is sent again with the key of an earlier one, even while that is still under way, books nothing more and is answered as the earlier one was, booked or refused. A user’s key is remembered for a day and belongs to one request: with other contents it is a 422. A request that was a 400 does not count as sent.',
].join('\n\n');
