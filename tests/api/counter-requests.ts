import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { putPhoto } from '../../contract/counter/condition-photos.ts';
import { addDamage } from '../../contract/counter/damages.ts';
import { drawImage, newVehicle, type Customer } from './actors.ts';
import { call, type Sent } from './call.ts';
import { book, full } from './counter-desk.ts';
import { updateSettings } from '../../contract/office/settings.ts';

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

/** A returned vehicle that is brought home. */
const awayFromHome: Request = async ({ admin, customer }) => {
  const { token } = admin;
  await call(updateSettings, { token, body: { oneWayFee: 89 } });
  const places = { pickUpPlace: 'bauhof-nord', dropOffPlace: 'bauhof-sued' };
  const { id } = await book(token, customer.id, [-2, 2], undefined, places);
  const about = { token, params: { id }, body: full };
  await call(handOver, about);
  await call(takeBack, about);
  return { params: { id } };
};

const payment = () => ({
  id: crypto.randomUUID(),
  kind: 'payment',
  method: 'card',
  amount: 12.5,
  note: 'Anzahlung',
});

const damage = () => ({ id: crypto.randomUUID(), place: 'rear', note: 'Delle' });

const damaged: Request = async ({ admin }) => {
  const params = { id: await newVehicle(admin.token) };
  await call(addDamage, { token: admin.token, params, body: damage() });
  return { params };
};

/** A photo as a browser sends it. */
export async function photoBody(): Promise<FormData> {
  const body = new FormData();
  const bytes = await drawImage().jpeg().toBuffer();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'foto.jpeg');
  return body;
}

const photographed = async (scene: Scene, { token } = scene.admin) => {
  const { params } = await begun(scene);
  const photoId = crypto.randomUUID();
  const about = { params: { ...params, photoId }, query: { step: 'hand-over' } };
  await call(putPhoto, { token, ...about, body: await photoBody() });
  return { params: { ...params, photoId } };
};

const discount = { kind: 'discount', percent: 5, text: 'Stammkunde' };
const fee = { kind: 'cleaning', amount: 30, text: 'Innenreinigung' };

const drivers = [{ name: 'Jana Fuchs', licenceClass: 'B', licenceSeenOn: null }];

/** A valid request for each call of the counter. */
export const counterRequests = {
  getCounter: begun,
  handOver: async (scene: Scene) => ({ ...(await begun(scene)), body: full }),
  swapVehicle: async (scene: Scene) => ({
    ...(await begun(scene)),
    body: { vehicleId: await newVehicle(scene.admin.token) },
  }),
  previewHandOver: begun,
  previewReturn: async (scene: Scene) => ({ ...(await out(scene)), query: full }),
  takeBack: async (scene: Scene) => ({ ...(await out(scene)), body: full }),
  setOwnDrivers: async (scene: Scene) => ({ ...(await begun(scene)), body: { drivers } }),
  setDrivers: async (scene: Scene) => ({ ...(await begun(scene)), body: { drivers } }),
  setOwnOrderReference: async (scene: Scene) => ({
    ...(await begun(scene)),
    body: { orderNumber: '4500012345' },
  }),
  setOrderReference: async (scene: Scene) => ({
    ...(await begun(scene)),
    body: { costCentre: '4711' },
  }),
  recordNoShow: begun,
  cancelForCustomer: async (scene: Scene) => ({ ...(await begun(scene)), body: {} }),
  undoCounterStep: async (scene: Scene) => ({ ...(await out(scene)), body: { step: 'hand-over' } }),
  endTransfer: async (scene: Scene) => ({ ...(await awayFromHome(scene)), body: { ended: true } }),
  addLine: async (scene: Scene) => ({ ...(await begun(scene)), body: fee }),
  removeLine: async (scene: Scene) => {
    const { params } = await begun(scene);
    const { token } = scene.admin;
    const { body } = await call(addLine, { token, params, body: discount });
    const lineId = body.counter!.lines.find(({ kind }) => kind === 'discount')!.id!;
    return { params: { ...params, lineId } };
  },
  addPayment: async (scene: Scene) => ({ ...(await begun(scene)), body: payment() }),
  removePayment: async (scene: Scene) => {
    const { params } = await begun(scene);
    const body = payment();
    await call(addPayment, { token: scene.admin.token, params, body });
    return { params: { ...params, paymentId: body.id } };
  },
  listDamages: damaged,
  addDamage: async ({ admin }: Scene) => ({
    params: { id: await newVehicle(admin.token) },
    body: damage(),
  }),
  repairDamage: async ({ admin }: Scene) => {
    const params = { id: await newVehicle(admin.token) };
    const body = damage();
    await call(addDamage, { token: admin.token, params, body });
    return { params: { ...params, damageId: body.id }, body: { isRepaired: true } };
  },
  listPhotos: begun,
  getPhoto: (scene: Scene) => photographed(scene),
  putPhoto: async (scene: Scene) => {
    const { params } = await begun(scene);
    return {
      params: { ...params, photoId: crypto.randomUUID() },
      query: { step: 'hand-over' },
      body: await photoBody(),
    };
  },
  /** Who takes no photos, like a key, tries an administrator's. */
  deletePhoto: (scene: Scene, caller: Customer) =>
    photographed(scene, caller === scene.customer ? undefined : caller),
};
