import { pages } from '../../contract/pages.ts';
import { getVehicle } from '../../contract/vehicles.ts';
import { addressOf } from '../lib/api.ts';
import { pictureOf, vehiclePictureSizes } from '../lib/images.ts';

const place = 'PLACE';
const path = pages.vehicle.replace(':vehicleId', '(\\d+)').replaceAll('/', '\\/');
const call = JSON.stringify(addressOf(getVehicle, { id: place }));
const sizes = JSON.stringify(vehiclePictureSizes);
const set = JSON.stringify(pictureOf({ image: [place] })?.srcSet);

/** For the head of the vehicle's page: asks for the vehicle and its picture while the page's scripts are on their way. */
export const earlyVehicleScript = `((id,put)=>{if(id)(window.earlyVehicle=fetch(put(${call},id)).then(r=>r.json())).then(({image:[i]})=>{i&&document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"image",imageSizes:${sizes},imageSrcset:put(${set},encodeURIComponent(i))}))}).catch(()=>{})})(location.pathname.match(/^${path}\\/?$/)?.[1],(text,value)=>text.replaceAll("${place}",value))`;
