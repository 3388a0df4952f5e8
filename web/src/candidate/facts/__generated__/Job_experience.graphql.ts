/**
 * @generated SignedSource<<df31a0a703e59a9e93f42692ded9ec7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Job_experience$data = {
  readonly company: string | null | undefined;
  readonly current: boolean;
  readonly end: string | null | undefined;
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  }>;
  readonly location: string | null | undefined;
  readonly months: number | null | undefined;
  readonly position: string | null | undefined;
  readonly responsibilities: ReadonlyArray<string>;
  readonly start: string | null | undefined;
  readonly " $fragmentType": "Job_experience";
};
export type Job_experience$key = {
  readonly " $data"?: Job_experience$data;
  readonly " $fragmentSpreads": FragmentRefs<"Job_experience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Job_experience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "current",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responsibilities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EvidenceList_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ExperienceFact",
  "abstractKey": null
};

(node as any).hash = "77922c3c59ad347d5a4ad704af564917";

export default node;
