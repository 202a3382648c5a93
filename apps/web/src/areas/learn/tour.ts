/**
 * The welcome tour as the page has it: hidden, shown at a step, asking for the mode, small at the edge, or closed.
 * Progress, the running tour and its step are preferences, so a reload finds the tour where it was.
 */
import { Observable } from '../../platform/observable.ts';
import { type OnboardingProgress, TOUR_STEPS, type TourStep } from '../../platform/settings/onboarding-progress.ts';
import { settings } from '../../platform/settings/settings.ts';
import { type CountedStep, completeStep, isDone, skipTour, startTour, summaryOf } from './onboarding/tour-progress.ts';

export type TourView =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown'; readonly step: TourStep }
  | { readonly kind: 'mode' }
  | { readonly kind: 'minimized'; readonly step: TourStep }
  | { readonly kind: 'closed' };

/** How the small guide looks at its place in the frame. */
export type TourForm = 'side' | 'icon' | 'bar';

export class Tour {
  readonly view: Observable<TourView>;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
    this.view = new Observable(storedView());
  }

  /** Shows the greeting, or the step the tour has come to. */
  readonly appear = (): void => this.#show(summaryOf(settings.get('onboarding')).currentStep);

  /** After the first import, beside the work and without a question: the small guide at the step that is next. */
  readonly begin = (): void => {
    this.#save(startTour(settings.get('onboarding'), this.#now()));
    settings.set('welcomeCompleted', true);
    settings.set('tourStarted', true);
    this.minimize(summaryOf(settings.get('onboarding')).currentStep);
  };

  readonly start = (): void => {
    this.#save(startTour(settings.get('onboarding'), this.#now()));
    this.view.set({ kind: 'mode' });
  };

  readonly chooseMode = (mode: 'klaus' | 'expert'): void => {
    settings.set('userMode', mode);
    settings.set('welcomeCompleted', true);
    settings.set('tourStarted', true);
    this.appear();
  };

  /** Small at the edge, so that the step's screen can be used. */
  readonly minimize = (step: TourStep): void => {
    this.#remember(step);
    this.view.set({ kind: 'minimized', step });
  };

  readonly expand = (step: TourStep): void => this.#show(step);

  /** The tour moves on to the next open step and stays as large as it is. */
  readonly complete = (step: CountedStep): void => {
    const before = settings.get('onboarding');
    if (isDone(before, step)) return;
    this.#save(completeStep(before, step, this.#now()));
    const { currentStep } = summaryOf(settings.get('onboarding'));
    const { kind } = this.view.get();
    if (kind === 'shown') this.#show(currentStep);
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

  /** From the greeting on at once, whatever was done before. */
  readonly restart = (): void => {
    this.reset();
    this.appear();
  };

  #show(step: TourStep): void {
    this.#remember(step);
    this.view.set({ kind: 'shown', step });
  }

  #remember(step: TourStep): void {
    settings.set('tourStepIndex', TOUR_STEPS.indexOf(step));
  }

  #save(progress: OnboardingProgress): void {
    settings.set('onboarding', progress);
  }
}

/** A tour that was running when the page was left goes on as the small guide, never as a dialog in the way. */
function storedView(): TourView {
  if (!settings.get('tourStarted') || settings.get('onboarding').tourCompleted) return { kind: 'hidden' };
  const step = TOUR_STEPS[settings.get('tourStepIndex') ?? 0];
  return {
    kind: 'minimized',
    step: step === undefined || step === 'welcome' ? summaryOf(settings.get('onboarding')).currentStep : step,
  };
}

export const tour = new Tour(() => new Date());
