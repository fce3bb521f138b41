import type { Answer, Endpoint } from '../../../contract/wire/endpoint.ts';
import { errorOf, formWith, readAnswer, reportFailure } from './api.ts';
import { addressOf } from './bases.ts';
import { currentLanguage } from '../texts/language.ts';
import { readToken } from '../storage/token.ts';

/**
 * Uploads a file; `onProgress` receives the share sent, from 0 to 1.
 * @throws ApiError with a message for the user
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  onProgress: (share: number) => void,
): Promise<Answer<E>> {
  const token = readToken();
  // fetch cannot report the upload's progress.
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, {}));
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.setRequestHeader('Accept-Language', currentLanguage());
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (request.status < 200 || request.status > 299)
        throw reportFailure(errorOf(endpoint, request.status, request.response), token);
      return readAnswer(endpoint, request.response);
    };
    request.onloadend = () =>
      new Promise<Answer<E>>((done) => done(settle())).then(resolve, reject);
    request.send(formWith(endpoint, file));
  });
}
