import { findCity, findNamedCity } from '#domain/place/cities.ts'
import { isPincodeOf } from '#domain/place/pincode-state.ts'

// The first three digits of a PIN code are its sorting district (India Post). Each city has its own
// districts and those of its outskirts; cities with uncertain districts are left out.
const districts =
  'Bengaluru:560,561,562,563 Mumbai:400,401,410,421 Navi_Mumbai:400,410 Thane:400,401,421 ' +
  'Pune:410,411,412,413 Pimpri_Chinchwad:410,411,412 Nagpur:440,441 Nashik:422,423 Delhi:110 ' +
  'Gurgaon:122,123 Noida:201,203 Greater_Noida:201,203 Ghaziabad:201,245 Faridabad:121 ' +
  'Hyderabad:500,501,502,508,509 Chennai:600,601,602,603,631 Coimbatore:641,642 ' +
  'Kolkata:700,711,712,721,741,743 Howrah:711,712 Ahmedabad:380,382,387 Surat:394,395,396 ' +
  'Vadodara:390,391 Rajkot:360,363 Gandhinagar:380,382 Jaipur:302,303 Lucknow:225,226,227 ' +
  'Kanpur:208,209 Agra:281,282,283 Varanasi:221,232 ' +
  'Chandigarh:140,160 Mohali:140,160 Panchkula:133,134 ' +
  'Ludhiana:141,142 Amritsar:143 Jalandhar:144 ' +
  'Dehradun:248,249 Indore:452,453 Bhopal:462,463,464 ' +
  'Raipur:492,493 Ranchi:834,835 Patna:800,801,803,804 Bhubaneswar:751,752 Guwahati:781 ' +
  'Kochi:682,683,686 Thiruvananthapuram:695 Kozhikode:673 Thrissur:680 Mysuru:570,571 ' +
  'Mangaluru:574,575 Visakhapatnam:530,531,535 Vijayawada:520,521,522 Madurai:625 Goa:403'

const known = new Map(
  districts.split(' ').map((line) => {
    const [city = '', numbers = ''] = line.split(':')
    return [city.replace('_', ' '), numbers.split(',')] as const
  }),
)

/** Whether a PIN code can be in a city; true for an unknown city. */
function isPincodeOfCity(pincode: string, city: string): boolean {
  const own = known.get(findCity(city)?.name ?? '')
  return own === undefined || own.includes(pincode.slice(0, 3))
}

/**
 * Returns the state or city that a PIN code contradicts, though it was entered for that city;
 * `undefined` where it may be there. `written` is the state of an unknown city.
 */
export function outsideOfPincode(
  pincode: string,
  city: string,
  written?: string,
): string | undefined {
  const state = findNamedCity(city)?.state ?? written
  if (state !== undefined && !isPincodeOf(pincode, state)) return state
  return isPincodeOfCity(pincode, city) ? undefined : city
}
