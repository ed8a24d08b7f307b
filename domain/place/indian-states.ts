import { gstStates } from '#domain/tax/gst-state.ts'
import { placeKey } from './cities.ts'

/** Former and short names of states, as addresses and queries write them in full. */
export const otherStateNames: readonly (readonly [state: string, name: string])[] = [
  ['Uttarakhand', 'uttar khand'],
  ['Uttarakhand', 'uttaranchal'],
  ['Odisha', 'orissa'],
  ['Jammu and Kashmir', 'kashmir'],
]

const furtherNames =
  'Maharashtra:mh,maha,महाराष्ट्र Karnataka:ka,kar,krn,ಕರ್ನಾಟಕ Tamil_Nadu:tn,tamilnadu,தமிழ்நாடு ' +
  'Telangana:ts,tg,tel,telengana,తెలంగాణ Andhra_Pradesh:ap,andhra Kerala:kl,ker Gujarat:gj,guj ' +
  'Rajasthan:rj,raj Uttar_Pradesh:up,u_p Madhya_Pradesh:mp,m_p Himachal_Pradesh:hp,himachal ' +
  'West_Bengal:wb,w_b,bengal Haryana:hr,hry Punjab:pb Bihar:br Jharkhand:jh Odisha:od,or ' +
  'Assam:as Chhattisgarh:cg,chattisgarh,chhatisgarh ' +
  'Uttarakhand:uk,ua Goa:ga Delhi:dl,nct,nct_of_delhi ' +
  'Jammu_and_Kashmir:jk,j_k Puducherry:py,pondicherry Chandigarh:ch,chd'

const states = new Map<string, string>([
  ...Object.values(gstStates).map((name) => [placeKey(name), name] as const),
  ...otherStateNames.map(([state, name]) => [name, state] as const),
  ...furtherNames.split(' ').flatMap((line) => {
    const [state = '', names = ''] = line.replaceAll('_', ' ').split(':')
    return names.split(',').map((name) => [placeKey(name), state] as const)
  }),
])

/** Returns the state that a key (`placeKey`) names, in full or abbreviated as in addresses. */
export function findState(key: string): string | undefined {
  const bare = key.replace(/^state of | state$/g, '')
  return states.get(bare) ?? states.get(bare.replaceAll(' ', ''))
}
