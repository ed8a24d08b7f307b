import { Search } from 'lucide-react'
import type { ChangeEvent, FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { SelectSegment, TextSegment } from '#app/site/search/filter/filter-segment.tsx'
import type { Option } from '#app/site/search/filter/offered-options.ts'
import { withoutEmpty } from '#app/site/search/filter/without-empty.ts'
import { Button } from '#app/ui/button.tsx'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import type { DirectoryAddress } from './broker-address.ts'

interface DirectoryFilterProps {
  address: DirectoryAddress
  specializations: readonly Option[]
  sorts: readonly Option[]
}

/**
 * Search and filters of the directory as a plain form; with JavaScript a choice applies at once.
 */
export function DirectoryFilter({ address, specializations, sorts }: DirectoryFilterProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = withoutEmpty(new FormData(event.currentTarget))
    navigate(said.size > 0 ? `/brokers?${said}` : '/brokers', { preventScrollReset: true })
  }
  const choose = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const changed: unknown = target
    if (changed instanceof HTMLSelectElement) currentTarget.requestSubmit()
  }
  return (
    <search>
      <form
        key={JSON.stringify(address)}
        action={pagePath('/brokers')}
        noValidate
        onSubmit={submit}
        onChange={choose}
        className={
          'mt-7 grid grid-cols-2 gap-4 rounded-lg border bg-card p-4 ' +
          'lg:flex lg:items-stretch lg:gap-0 lg:p-1.5'
        }
      >
        <TextSegment
          label={t('Search')}
          type="search"
          name="search"
          defaultValue={address.search ?? ''}
          placeholder={t('Name or company')}
          className="max-sm:col-span-2 lg:flex-[1.5]"
        />
        <TextSegment
          label={t('Location')}
          name="location"
          defaultValue={address.location ?? ''}
          placeholder={t('City or locality')}
          className="max-sm:col-span-2 lg:flex-1"
        />
        <SelectSegment
          label={t('Specialization')}
          name="specialization"
          defaultValue={address.specialization ?? ''}
          options={specializations}
          className="lg:w-40"
        />
        <SelectSegment
          label={t('Sort')}
          name="sort"
          defaultValue={address.sort ?? 'rating'}
          options={sorts}
          className="lg:w-36"
        />
        <Button type="submit" size="lg" className="col-span-2 h-11 lg:self-center lg:px-5">
          <Search aria-hidden />
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
