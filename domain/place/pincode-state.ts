// The first two digits of a PIN code are the postal circle, whose borders are those of states
// except for the places named beside them (India Post).
const circles =
  '11:Delhi 12-13:Haryana 14-16:Punjab,Chandigarh,Haryana ' +
  '17:Himachal Pradesh 18-19:Jammu and Kashmir,' +
  'Ladakh 20-28:Uttar Pradesh,Uttarakhand 30-34:Rajasthan ' +
  '36-39:Gujarat,Dadra and Nagar Haveli and ' +
  'Daman and Diu 40-44:Maharashtra,Goa,Dadra and Nagar ' +
  'Haveli and Daman and Diu 45-49:Madhya Pradesh,' +
  'Chhattisgarh 50-53:Telangana,Andhra Pradesh,Puducherry ' +
  '56-59:Karnataka 60-66:Tamil Nadu,Puducherry ' +
  '67-69:Kerala,Lakshadweep,Puducherry 70-74:West Bengal,Sikkim,Andaman and Nicobar Islands ' +
  '75-77:Odisha 78:Assam 79:Arunachal Pradesh,Manipur,Meghalaya,Mizoram,Nagaland,Tripura,Assam ' +
  '80-85:Bihar,Jharkhand'

const known = circles.split(/ (?=\d)/).map((circle) => {
  const [numbers = '', states = ''] = circle.split(':')
  const [first = '', last = first] = numbers.split('-')
  return { first: Number(first), last: Number(last), states: states.split(',') }
})

/** Whether a PIN code can be in a state; true for an unknown state. */
export function isPincodeOf(pincode: string, state: string): boolean {
  if (!known.some(({ states }) => states.includes(state))) return true
  const circle = Number(pincode.slice(0, 2))
  return known.some(
    ({ first, last, states }) => circle >= first && circle <= last && states.includes(state),
  )
}
