import { describe } from 'node:test'
import { walkFailures } from '#test/journey/failing-walk.ts'
import { faults } from '#test/journey/fault.ts'

// Each screen meets half of the faults, its neighbour the other half; `npm run verify` lets every
// screen and every form meet all of them.
describe('failing calls', () => {
  walkFailures((place) => (place % 2 === 0 ? faults.slice(0, 3) : faults.slice(3)))
})
