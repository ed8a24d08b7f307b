import { describe } from 'node:test'
import { walkFailures } from '#test/journey/failing-walk.ts'
import { networkFailures } from './network-failure.ts'

describe('calls that fail in every way', () => {
  walkFailures(() => networkFailures, { withForms: true })
})
