import { Link } from 'react-router'
import { MessageTerms } from '#app/property/message/message-terms.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type {
  MessageDoubt,
  MessageHome,
  MessageRequirement,
} from '#contract/property/listing-message.ts'
import { t } from '#domain/locale/translate.ts'
import { findingLabel, findingText, shownFindings } from './finding-text.ts'

interface HomeCardProps {
  home: MessageHome
  number: number
  busy: boolean
  onChoose: (field: string, value: MessageDoubt['choices'][number]) => void
  onOpen: () => void
}

/** One home of the message: each value beside the words it was read from. */
export function HomeCard({ home, number, busy, onChoose, onOpen }: HomeCardProps) {
  const { values, findings, doubts, assumed, unmatched, leftOut } = home
  return (
    <Card className="space-y-4 p-4">
      <h2 className="text-base font-semibold break-words">
        {number}. {values.title ?? t('Untitled')}
      </h2>
      {doubts.map((doubt) => (
        <Doubt
          key={`${doubt.field} ${doubt.start}`}
          doubt={doubt}
          busy={busy}
          onChoose={onChoose}
        />
      ))}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {shownFindings(findings).map(({ field, value, start, text }) => (
          <div key={`${field} ${value} ${start}`} className="min-w-0">
            <dt className="text-xs text-muted-foreground">{findingLabel(field)}</dt>
            <dd className="break-words">
              <span className="font-medium">{findingText(field, value)}</span>{' '}
              <q className="text-muted-foreground" translate="no">
                {text}
              </q>
            </dd>
          </div>
        ))}
        {assumed.map(({ field, value, start, text }) => (
          <div key={`${field} ${start}`} className="min-w-0">
            <dt className="text-xs text-muted-foreground">{findingLabel(field)}</dt>
            <dd className="break-words">
              <span className="font-medium">{findingText(field, value)}</span>{' '}
              <Badge variant="outline">
                {t('Assumed', { comment: 'A value that the words do not say' })}
              </Badge>{' '}
              <q className="text-muted-foreground" translate="no">
                {text}
              </q>
            </dd>
          </div>
        ))}
      </dl>
      {leftOut.map(({ text, reason }) => (
        <p key={text} className="text-sm text-muted-foreground">
          {t('Left out: {text}. {reason}', { text, reason })}
        </p>
      ))}
      <NotUnderstood words={unmatched.map(({ text }) => text)} />
      <Button onClick={onOpen} className="max-sm:w-full">
        {t('Open in listing form')}
      </Button>
    </Card>
  )
}

interface DoubtProps extends Pick<HomeCardProps, 'busy' | 'onChoose'> {
  doubt: MessageDoubt
}

function Doubt({ doubt: { field, choices, text }, busy, onChoose }: DoubtProps) {
  const label = findingLabel(field)
  return (
    <fieldset className="space-y-2 rounded-md bg-status-yellow-tint p-3">
      <legend className="sr-only">{label}</legend>
      <p className="text-sm text-status-yellow-text">
        {t('{label}: what does "{text}" mean?', { label, text })}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={String(choice)}
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => onChoose(field, choice)}
          >
            {findingText(field, choice)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

function NotUnderstood({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <p className="text-sm break-words text-muted-foreground">
      {t('Not understood, and not in the draft:')} <span translate="no">{words.join(' · ')}</span>
    </p>
  )
}

/** A requirement of the message, as a search for homes. */
export function RequirementCard({ requirement }: { requirement: MessageRequirement }) {
  const { search, terms, unmatched } = requirement
  return (
    <Card className="space-y-4 p-4">
      <h2 className="text-base font-semibold">{t('Requirement')}</h2>
      <p className="text-sm break-words" translate="no">
        {search}
      </p>
      {terms.length > 0 && <MessageTerms terms={terms} />}
      <NotUnderstood words={unmatched.map(({ text }) => text)} />
      <p className="text-sm text-muted-foreground">
        {t('Open the search to see matching homes, and to save it.')}
      </p>
      <Button asChild variant="outline" className="max-sm:w-full">
        <Link to={`/properties?search=${encodeURIComponent(search)}`}>{t('Open search')}</Link>
      </Button>
    </Card>
  )
}
