import { describe } from 'node:test'
import { networkFailures } from './network-failure.ts'
import { walkFailures } from './walk.ts'

describe('API calls that fail in every way', () => {
  walkFailures(() => networkFailures, { withForms: true })
})
