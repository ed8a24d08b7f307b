import { describe } from 'node:test'
import { networkFailures } from './network-failure.ts'
import { walkFailures } from './walk.ts'

describe('calls that fail in every way', () => {
  walkFailures(() => networkFailures, { withForms: true })
})
