import { Check, Minus } from 'lucide-react'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Table, TableCell, TableHead, TableRow } from '#app/ui/table.tsx'
import { hasRight, type Right, Role } from '#contract/access.ts'
import { t } from '#domain/locale/translate.ts'
import { rightWords } from './right-words.ts'

export const meta = () => [{ title: t('Roles | BrickBazaar') }]

const rights = Object.entries(rightWords) as [Right, string][]

/** The rights of each role, from the table that the server checks. */
export default function Roles() {
  return (
    <div className="max-w-4xl space-y-6">
      <PageTitle
        title={t('Roles')}
        subtitle={t('What each role can do. Screens hide everything else.')}
      />
      <div className="rounded-lg border bg-card">
        <Table aria-label={t('Roles')}>
          <thead>
            <tr>
              <TableHead>{t('Right')}</TableHead>
              {Role.options.map(({ value, label }) => (
                <TableHead
                  key={value}
                  className={
                    'text-center max-sm:px-1 max-sm:text-[0.6875rem] ' +
                    'max-sm:[overflow-wrap:normal] max-sm:whitespace-normal'
                  }
                >
                  {label}
                </TableHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(([right, words]) => (
              <TableRow key={right}>
                <TableCell>{words}</TableCell>
                {Role.keys.map((role) => (
                  <TableCell key={role} className="text-center max-sm:px-1.5">
                    <Mark may={hasRight(role, right)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}

function Mark({ may }: { may: boolean }) {
  const Icon = may ? Check : Minus
  return (
    <Icon
      role="img"
      aria-label={may ? t('Yes') : t('No')}
      className={
        may ? 'mx-auto size-4 text-status-green-text' : 'mx-auto size-4 text-muted-foreground'
      }
    />
  )
}
