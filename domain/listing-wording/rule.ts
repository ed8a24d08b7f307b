import { regExp } from '#domain/text/reg-exp.ts'
import type { ExclusionKind } from './group-words.ts'
import type { Run, Sentence } from './sentence.ts'

export interface ExclusionContext {
  /** Other texts of the listing say that rooms are shared, as in a PG. */
  isShared?: boolean
  isForSale?: boolean
  /** The text names the tenants who are preferred, so that a group alone chooses. */
  namesTenants?: boolean
}

/** Words that exclude, by their place among the tagged words. */
export interface Rule {
  from: number
  to: number
  kinds: ReadonlySet<ExclusionKind>
  /** What is wanted of the groups: them alone, or all others. */
  sense: 'only' | 'not'
  /** Whether the words can be cut out of their sentence. */
  isPhrase: boolean
}

export type Rules = (sentence: Sentence, run: Run, context: ExclusionContext) => Rule | undefined

/** `Particular about caste`, `our own community`: what is meant stands in the group itself. */
export const choosy = /^(?:particular|fusy|chusy|strict) (?:about|abt|on|in) /
export const ownGroup = regExp('u')`
  ^(?:same|ovn|our|ap(?:ne|ni|na)|hamar[ei]|particular|specific|one|certain)\s
  |^(?:अप|हमा|आप|आम|स्व)\S+\s
`

/** `Upper caste`. */
export const ranked = regExp('u')`
  ^(?:uper|lover|lov|high|higher|backvard|forvard|neech|unchi|general|savarn|सवर्ण|ऊंची|नीची
  |पिछडी|उच्च)
`
