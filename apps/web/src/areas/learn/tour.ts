/**
 * The welcome tour as the page has it: hidden, unfolded at a point of its way, folded to the small guide, or closed.
 * Progress, the running tour and its step are preferences, so a reload finds the tour where it was.
 */
import { Observable } from '../../platform/observable.ts';
import { type OnboardingProgress, TOUR_STEPS, type TourStep } from '../../platform/settings/onboarding-progress.ts';
import { settings } from '../../platform/settings/settings.ts';
import { type CountedStep, completeStep, isDone, skipTour, startTour, summaryOf } from './onboarding/tour-progress.ts';

/** A step, or the question between the greeting and the first of them. */
export type TourPoint = TourStep | 'mode';

export type TourView =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown'; readonly step: TourPoint }
  | { readonly kind: 'minimized'; readonly step: TourPoint }
  | { readonly kind: 'closed' };

/** How the guide looks at its place in the frame. */
export type TourForm = 'side' | 'icon' | 'bar';

export class Tour {
  readonly view: Observable<TourView>;
  readonly #now: () => Date;
  #isCalled = false;

  constructor(now: () => Date) {
    this.#now = now;
    this.view = new Observable(storedView());
  }

  /** Unfolds the greeting, or the step the tour has come to. */
  readonly appear = (): void => this.expand(summaryOf(settings.get('onboarding')).currentStep);

  /** After the first import, beside the work and without a question: the small guide at the step that is next. */
  readonly begin = (): void => {
    this.#save(startTour(settings.get('onboarding'), this.#now()));
    settings.set('welcomeCompleted', true);
    settings.set('tourStarted', true);
    this.minimize(summaryOf(settings.get('onboarding')).currentStep);
  };

  readonly start = (): void => {
    this.#save(startTour(settings.get('onboarding'), this.#now()));
    this.expand('mode');
  };

  readonly chooseMode = (mode: 'klaus' | 'expert'): void => {
    settings.set('userMode', mode);
    settings.set('welcomeCompleted', true);
    settings.set('tourStarted', true);
    this.appear();
  };

  /** Small again, so that there is more room for the step's screen. */
  readonly minimize = (step: TourPoint): void => {
    this.#remember(step);
    this.view.set({ kind: 'minimized', step });
  };

  readonly expand = (step: TourPoint): void => {
    this.#remember(step);
    this.view.set({ kind: 'shown', step });
  };

  /** The tour moves on to the next open step and stays as large as it is. */
  readonly complete = (step: CountedStep): void => {
    const before = settings.get('onboarding');
    if (isDone(before, step)) return;
    this.#save(completeStep(before, step, this.#now()));
    const { currentStep } = summaryOf(settings.get('onboarding'));
    const { kind } = this.view.get();
    if (kind === 'shown') this.expand(currentStep);
    else if (kind === 'minimized') this.minimize(currentStep);
  };

  readonly skip = (): void => {
    this.#save(skipTour(settings.get('onboarding'), this.#now()));
    this.close();
  };

  /** Steps stay as they are; the tour can be taken up again. */
  readonly close = (): void => {
    settings.set('welcomeCompleted', true);
    settings.set('tourStarted', false);
    this.view.set({ kind: 'closed' });
  };

  /** As on the very first visit: the tour comes again on its own once there is data. */
  readonly reset = (): void => {
    for (const name of ['onboarding', 'tourStarted', 'tourStepIndex', 'welcomeCompleted'] as const)
      settings.clear(name);
    this.view.set({ kind: 'hidden' });
  };

  /** From the greeting on at once, whatever was done before. Asked for elsewhere on the page, so the guide takes the focus. */
  readonly restart = (): void => {
    this.reset();
    this.#isCalled = true;
    this.appear();
  };

  /** Whether the guide was called from elsewhere and has not answered yet; asking is the answer. */
  readonly takeCall = (): boolean => {
    const isCalled = this.#isCalled;
    this.#isCalled = false;
    return isCalled;
  };

  #remember(step: TourPoint): void {
    if (step !== 'mode') settings.set('tourStepIndex', TOUR_STEPS.indexOf(step));
  }

  #save(progress: OnboardingProgress): void {
    settings.set('onboarding', progress);
  }
}

/** A tour that was running when the page was left goes on as the small guide: nothing takes room unasked. */
function storedView(): TourView {
  if (!settings.get('tourStarted') || settings.get('onboarding').tourCompleted) return { kind: 'hidden' };
  const step = TOUR_STEPS[settings.get('tourStepIndex') ?? 0];
  return {
    kind: 'minimized',
    step: step === undefined || step === 'welcome' ? summaryOf(settings.get('onboarding')).currentStep : step,
  };
}

export const tour = new Tour(() => new Date());
