import { describe } from 'node:test'
import { walkFailures } from '#test/journey/failing-walk.ts'
import { faults } from '#test/journey/fault.ts'

describe('calls that fail in every way', () => {
  walkFailures(() => faults, { withForms: true })
})
