import { FileText } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { useMay } from '#app/admin/shell/session.ts'
import { languageName } from '#app/kit/language-name.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListTable } from '#app/kit/list/list-table.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Language } from '#contract/account/language.ts'
import {
  type MessageTemplate,
  messageTemplate,
  RegisteredChannel,
  RegistrationState,
} from '#contract/message/template.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { MessageTabs } from './tabs.tsx'

export const meta = () => [{ title: t('Message Templates | BrickBazaar') }]

const tones = {
  registered: 'green',
  paused: 'grey',
  missing: 'yellow',
} satisfies Record<RegistrationState, Tone>

const columns: Column<MessageTemplate>[] = [
  {
    head: msg('Message'),
    cell: (row) => (
      <div className="max-w-56 min-w-36 space-y-1">
        <span translate="no" className="block font-medium break-words">
          {row.name}
        </span>
        {row.isPromotional && <Badge>{t('Promotional')}</Badge>}
      </div>
    ),
  },
  { head: msg('Channel'), cell: (row) => RegisteredChannel.label(row.channel) },
  { head: msg('Language'), cell: (row) => languageName(row.language) },
  {
    head: msg('Wording'),
    cell: (row) => (
      <p lang={row.language} className="max-w-lg min-w-56 text-sm break-words">
        {row.wording}
      </p>
    ),
  },
  { head: msg('Registered'), cell: (row) => <State row={row} /> },
  { head: msg('Actions'), acts: true, cell: (row) => <Register row={row} /> },
]

/** The list of messages with their registration at telephone companies and WhatsApp. */
export default function MessageTemplateList() {
  const list = useList(messageTemplate.list, (reply) => reply.templates)
  const needed = list.rows.filter((row) => row.isNeeded && row.state !== 'registered').length
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('Message Templates')}
        subtitle={t(
          'SMS and WhatsApp deliver only texts that are registered word for word. Without one in ' +
            'the recipient’s language, the English text is sent.',
        )}
      />
      <MessageTabs />
      <Outlet />
      <section aria-label={t('Message Templates')} className="flex flex-col gap-4">
        {needed > 0 && (
          <p className="rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text">
            {t(
              '{count, plural, one {# of these messages is not sent because it is not ' +
                'registered.} other {# of these messages are not sent because they are not ' +
                'registered.}}',
              { count: needed },
            )}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox list={list} label={t('Search templates')} />
          <FilterSelect
            list={list}
            name="channel"
            label={t('Channel')}
            all={t('Both channels')}
            options={RegisteredChannel.options}
          />
          <FilterSelect
            list={list}
            name="language"
            label={t('Language')}
            all={t('All languages')}
            options={Language.keys.map((value) => ({ value, label: languageName(value) }))}
          />
          <FilterSelect
            list={list}
            name="state"
            label={t('Status')}
            all={t('All statuses')}
            options={RegistrationState.options}
          />
        </div>
        <ListTable
          title={t('Message Templates')}
          list={list}
          columns={columns}
          skeletonRows={6}
          empty={{
            failed: t('Failed to load templates'),
            found: t('No templates found matching your criteria.'),
            none: <Empty icon={FileText} title={t('There are no templates.')} />,
          }}
        />
      </section>
    </div>
  )
}

function State({ row: { state, registration } }: { row: MessageTemplate }) {
  return (
    <div className="space-y-1">
      <StatusBadge tone={tones[state]} label={RegistrationState.label(state)} />
      {registration && (
        <span className="figures block text-xs break-all text-muted-foreground">
          {registration.header && `${registration.header} · `}
          {registration.dltTemplateId ?? registration.providerTemplate}
        </span>
      )}
    </div>
  )
}

function Register({ row }: { row: MessageTemplate }) {
  const may = useMay()
  const { search } = useLocation()
  if (!may('message.change')) return null
  const values = {
    message: row.name,
    channel: RegisteredChannel.label(row.channel),
    language: languageName(row.language),
  }
  return (
    <Button asChild variant="outline" size="sm">
      <Link
        to={{ pathname: row._id, search }}
        preventScrollReset
        aria-label={
          row.registration
            ? t('Edit {message} by {channel} in {language}', values)
            : t('Register {message} by {channel} in {language}', values)
        }
      >
        {row.registration ? t('Edit') : t('Register')}
      </Link>
    </Button>
  )
}
