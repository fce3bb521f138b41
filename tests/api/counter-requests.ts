import { addLine, handOver } from '../../contract/counter.ts';
import { addPayment } from '../../contract/payments.ts';
import type { Customer } from './actors.ts';
import { call, type Sent } from './call.ts';
import { book, full } from './counter-desk.ts';

interface Scene {
  admin: Customer;
  customer: Customer;
}
type Request = (scene: Scene) => Promise<Sent & { params: { id: number } }>;

const begun: Request = async ({ admin, customer }) => {
  const { id } = await book(admin.token, customer.id, [-2, 2]);
  return { params: { id } };
};

const out: Request = async (scene) => {
  const { params } = await begun(scene);
  await call(handOver, { token: scene.admin.token, params, body: full });
  return { params };
};

const payment = () => ({
  ...{ id: crypto.randomUUID(), kind: 'payment', method: 'cash' },
  ...{ amount: 12.5, note: 'Anzahlung' },
});

const fee = { kind: 'fee', amount: 30, text: 'Innenreinigung' };

/** A valid request for each call of the counter. */
export const counterRequests = {
  getCounter: begun,
  handOver: async (scene: Scene) => ({ ...(await begun(scene)), body: full }),
  previewReturn: async (scene: Scene) => ({ ...(await out(scene)), query: full }),
  takeBack: async (scene: Scene) => ({ ...(await out(scene)), body: full }),
  recordNoShow: begun,
  undoCounterStep: async (scene: Scene) => ({ ...(await out(scene)), body: { step: 'hand-over' } }),
  addLine: async (scene: Scene) => ({ ...(await begun(scene)), body: fee }),
  removeLine: async (scene: Scene) => {
    const { params } = await begun(scene);
    const { token } = scene.admin;
    const { body } = await call(addLine, { token, params, body: fee });
    const lineId = body.counter.lines.find(({ kind }) => kind === 'fee')!.id!;
    return { params: { ...params, lineId } };
  },
  addPayment: async (scene: Scene) => ({ ...(await begun(scene)), body: payment() }),
  removePayment: async (scene: Scene) => {
    const { params } = await begun(scene);
    const body = payment();
    await call(addPayment, { token: scene.admin.token, params, body });
    return { params: { ...params, paymentId: body.id } };
  },
};
