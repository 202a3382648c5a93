/** Four things that are enough to begin with, and the way back into the tour. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card } from '../../../../../ui/card.tsx';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { tour } from '../../../tour.ts';
import { journeyStrings } from '../strings.ts';

export function Intro() {
  const t = useStrings(journeyStrings);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Klaus mood="cool" size={64} />
        <div>
          <h2 className="text-lg font-semibold">{t('intro.hello')}</h2>
          <p className="max-w-xl text-sm text-ink-2">{t('intro.hello.text')}</p>
        </div>
      </div>
      <ol className="grid gap-4 sm:grid-cols-2">
        {([1, 2, 3, 4] as const).map((number) => (
          <li key={number}>
            <Card className="h-full p-4.5">
              <p className="num text-xs text-ink-3">{number}</p>
              <h3 className="mt-1 text-base font-semibold">{t(`intro.${number}`)}</h3>
              <p className="mt-1 text-sm text-ink-2">{t(`intro.${number}.text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link to="/abi-parser" className={buttonClass()}>
          {t('intro.defi')}
        </Link>
        <Button variant="quiet" onClick={tour.restart}>
          {t('intro.tour')}
        </Button>
      </div>
    </div>
  );
}
